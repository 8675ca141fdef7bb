/** The side one is on, and how to change it. */
import { useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { usePreference } from "../preferences/preference.ts";
import { type Side, side } from "../preferences/side.ts";

export function useSide(): Side {
  const chosen = usePreference(side);
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
