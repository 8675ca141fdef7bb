export { HiringReport, type JobReport } from "@bole/talent";
