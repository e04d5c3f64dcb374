/** An address as it may be broken into lines: a house number stays with its street ("Pamuk Cad. 14"). */
export const breakableAddress = (address: string): string => address.replace(/(?<=[^\s,]) (?=\d)/g, '\u00a0')
