/** FNV-1a over code points, as an unsigned 32-bit number. */
export const hash = (text: string): number =>
  [...text].reduce((sum, character) => Math.imul(sum ^ character.codePointAt(0)!, 16777619), 2166136261) >>> 0
