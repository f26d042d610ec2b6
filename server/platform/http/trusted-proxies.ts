import { BlockList, isIP } from 'node:net';

/** How many proxies stand before the server, or their addresses and networks; 0 for none. */
export type TrustedProxies = number | string[];

/** Whether the machine at this address may say whom it speaks for. `hop` counts from 0, the one that connects. */
export type IsTrusted = (address: string, hop: number) => boolean;

/** Of the addresses that a request names, the first one from behind that is not trusted is the caller's. */
export function trustOf(proxies: TrustedProxies): IsTrusted {
  if (typeof proxies === 'number') return (_, hop) => hop < proxies;
  const networks = new BlockList();
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) networks.addAddress(address, family);
    else networks.addSubnet(address, Number(bits), family);
  }
  return (written) => {
    const address = written.replace(/^::ffff:(?=\d+\.)/i, '');
    const version = isIP(address);
    return version !== 0 && networks.check(address, version === 6 ? 'ipv6' : 'ipv4');
  };
}
