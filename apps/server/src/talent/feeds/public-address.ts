/**
 * Which addresses of the network anybody may have asked. A server that fetches what people name must
 * not be led to the machine it runs on or to its neighbours.
 */
import { BlockList, isIP, isIPv4 } from "node:net";

const NOT_PUBLIC = new BlockList();
for (const [net, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const) {
  NOT_PUBLIC.addSubnet(net, bits, "ipv4");
}
// Of IPv6 only what is given to the public, without the parts that hold an IPv4 address or nothing.
const PUBLIC_6 = new BlockList();
PUBLIC_6.addSubnet("2000::", 3, "ipv6");
const HOLES_6 = new BlockList();
for (const [net, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const) {
  HOLES_6.addSubnet(net, bits, "ipv6");
}

export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !NOT_PUBLIC.check(address, "ipv4");
  if (isIP(address) !== 6) return false;
  return PUBLIC_6.check(address, "ipv6") && !HOLES_6.check(address, "ipv6");
}
