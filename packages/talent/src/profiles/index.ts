export type { Profile } from "./profile.ts";
export type { PersonHead, PersonProfile, Profiles } from "./profiles.ts";
export { degreeRank, type Qualifications, qualificationsIn } from "./qualifications.ts";
export { withoutOrders } from "./without-orders.ts";
export { withoutTraits } from "./without-traits.ts";
