export {
  deleteByPath,
  existsPath,
  getByPath,
  type Path,
  resolvePath,
  setByPath,
} from "./json-path.ts";
export { formatPath, isForbiddenName, type PathSegment, parsePath } from "./parse-path.ts";
