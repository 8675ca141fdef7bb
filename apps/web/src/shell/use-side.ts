/** The side one is on, and how to change it. */
import { useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { useMay } from "../account/use-session.ts";
import { usePreference } from "../preferences/preference.ts";
import { type Side, side } from "../preferences/side.ts";

/** Whether there is anything to choose: candidates have their own side only, auditors have none. */
export function useHasSides(): boolean {
  const may = useMay();
  return isHiring(may) && may("own");
}

const isHiring = (may: ReturnType<typeof useMay>) => may("hiring.read") || may("person.read");

export function useSide(): Side {
  const chosen = usePreference(side);
  const may = useMay();
  if (!isHiring(may)) return "career";
  if (!may("own")) return "hiring";
  return chosen === "unset" ? "hiring" : chosen;
}

export function useChooseSide(): (chosen: Side) => void {
  const navigate = useNavigate();
  return useCallback(
    (chosen) => {
      side.set(chosen);
      void navigate({ to: "/" });
    },
    [navigate],
  );
}
