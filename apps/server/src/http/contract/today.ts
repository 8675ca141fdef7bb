export { HiringToday } from "@bole/talent";
