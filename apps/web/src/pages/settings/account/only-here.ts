/** Whether an address leads nowhere but to this computer itself. */
export function isOnlyHere(address: string): boolean {
  const { hostname } = new URL(address);
  return /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
