import { TenantId } from "@bole/base";
import {
  CareerAnswer,
  CareerFeedback,
  CareerSession,
  CareerSessionSummary,
  CheckIn,
  ItemChange,
  NewCareerSession,
  NewCheckIn,
  OpenedSource,
  PlannedItem,
} from "@bole/career";
import { DataSource, Occupation } from "@bole/talent";
import { z } from "zod";

export {
  CareerSession,
  CareerSessionSummary,
  CheckIn as CareerCheckIn,
  OpenedSource as CareerSource,
  PlannedItem as CareerPlanItem,
};

const tenant = TenantId.optional().describe("Yours, if it is left out");

export const NewCareer = NewCareerSession.extend({ tenant });
export const CareerMessageBody = CareerAnswer.extend({ tenant });
export const CareerFeedbackBody = CareerFeedback.extend({ tenant });
export const CareerItemBody = z.strictObject({
  ...ItemChange.shape,
  tenant,
});

export const CareerCheckInBody = NewCheckIn.extend({ tenant });

export const CareerState = z.object({
  session_id: z.string(),
  status: CareerSession.shape.status,
});
export type CareerState = z.infer<typeof CareerState>;

export const CareerList = z.object({
  items: z.array(CareerSessionSummary),
  /** Hand it over as `before` for the next page. */
  next: z.string().nullable(),
});
export type CareerList = z.infer<typeof CareerList>;

export const CareerFeed = z.object({ path: z.string() });
export type CareerFeed = z.infer<typeof CareerFeed>;

const Named = z.object({ id: z.string(), zh: z.string(), en: z.string() });

export const OccupationList = z.object({ items: z.array(Named.extend({ field: z.string() })) });
export type OccupationList = z.infer<typeof OccupationList>;

/** With names for what it refers to. */
export const OccupationDetail = Occupation.extend({
  skill_names: z.array(Named.extend({ core: z.boolean() })),
  neighbours: z.array(Named),
  ways: z.array(
    Named.extend({ via: z.string(), carries: z.array(z.string()), missing: z.array(z.string()) }),
  ),
  data_sources: z.array(DataSource),
});
export type OccupationDetail = z.infer<typeof OccupationDetail>;
