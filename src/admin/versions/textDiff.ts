export interface Part {
  words: string
  /** The other text does not have it. */
  isOwn: boolean
}

/** Splits a text into its own parts and those that it shares with another text, in their order. */
export function textDiff(text: string, other: string): Part[] {
  const [words, others] = [text, other].map((each) => each.split(/(\s+)/)) as [string[], string[]]
  const most = Math.min(words.length, others.length)
  let begin = 0
  while (begin < most && words[begin] === others[begin]) begin += 1
  let end = 0
  while (end < most - begin && words.at(-1 - end) === others.at(-1 - end)) end += 1
  const last = words.length - end
  const own = ownOf(words.slice(begin, last), others.slice(begin, others.length - end))
  const isOwn = (at: number) => at >= begin && at < last && own[at - begin]!
  const parts: Part[] = []
  for (const [at, word] of words.entries()) {
    // A space between two own words is part of them.
    const part = { words: word, isOwn: isOwn(at) || (/^\s+$/.test(word) && isOwn(at - 1) && isOwn(at + 1)) }
    const before = parts.at(-1)
    if (before?.isOwn === part.isOwn) before.words += word
    else if (word) parts.push(part)
  }
  return parts
}

/** Maximum edit distance in words: texts that differ more are marked as a whole. */
const MOST = 800

/** For each word, whether the other text lacks it (E. W. Myers, "An O(ND) difference algorithm", 1986). */
function ownOf(words: readonly string[], others: readonly string[]): readonly boolean[] {
  const isOwn = words.map(() => true)
  const seen: Map<number, number>[] = []
  let furthest = new Map([[1, 0]])
  for (let cost = 0; cost <= MOST; cost++) {
    seen.push(furthest)
    furthest = new Map(furthest)
    for (let line = -cost; line <= cost; line += 2) {
      let at = startOn(line, cost, furthest)
      while (at < words.length && at - line < others.length && words[at] === others[at - line]) at += 1
      furthest.set(line, at)
      if (at >= words.length && at - line >= others.length) return backFrom(words.length, line, seen, isOwn)
    }
  }
  return isOwn
}

/** Index at which a diagonal starts: after an insertion from the one above, or after a deletion from the one below. */
const startOn = (line: number, cost: number, furthest: ReadonlyMap<number, number>): number =>
  isFromAbove(line, cost, furthest) ? furthest.get(line + 1)! : furthest.get(line - 1)! + 1

const isFromAbove = (line: number, cost: number, furthest: ReadonlyMap<number, number>): boolean =>
  line === -cost || (line !== cost && furthest.get(line - 1)! < furthest.get(line + 1)!)

/** Follows the shortest path back, and unmarks the shared words. */
function backFrom(end: number, onLine: number, seen: readonly ReadonlyMap<number, number>[], isOwn: boolean[]) {
  let [at, line] = [end, onLine]
  for (let cost = seen.length - 1; cost >= 0; cost--) {
    const furthest = seen[cost]!
    const start = startOn(line, cost, furthest)
    while (at > start) isOwn[--at] = false
    if (isFromAbove(line, cost, furthest)) line += 1
    else {
      line -= 1
      at -= 1
    }
  }
  return isOwn
}
