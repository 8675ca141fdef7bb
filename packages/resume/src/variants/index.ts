export { NewVariant, ResumeVariants, VariantState } from "./variants.ts";
