export { ABOUT_PERMISSIONS, Permission } from "./permissions.ts";
export { permissionsOf, ROLE_PERMISSIONS } from "./roles.ts";
