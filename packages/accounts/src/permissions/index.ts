export { ABOUT_PERMISSIONS, ABOUT_ROLES } from "./about.ts";
export { Permission } from "./permissions.ts";
export { permissionsOf, ROLE_PERMISSIONS } from "./roles.ts";
