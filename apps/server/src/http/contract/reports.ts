export { HiringReport, type JobReport, ReportPeriod } from "@bole/talent";
