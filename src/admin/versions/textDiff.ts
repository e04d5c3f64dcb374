export interface Part {
  words: string
  /** The other text has it not. */
  isOwn: boolean
}

/** A text in the order of its words, what it has alone apart from what it shares with another. */
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
    // A blank between two words of its own is no reason to begin anew.
    const part = { words: word, isOwn: isOwn(at) || (/^\s+$/.test(word) && isOwn(at - 1) && isOwn(at + 1)) }
    const before = parts.at(-1)
    if (before?.isOwn === part.isOwn) before.words += word
    else if (word) parts.push(part)
  }
  return parts
}

/** Texts that differ in more words than this are different as a whole, from the first to the last. */
const MOST = 800

/** Which of the words the others have not, in their order (E. W. Myers, "An O(ND) difference algorithm", 1986). */
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

/** Where a line is entered: by a word of the others from the line above it, or by one of its own from the line below. */
const startOn = (line: number, cost: number, furthest: ReadonlyMap<number, number>): number =>
  isFromAbove(line, cost, furthest) ? furthest.get(line + 1)! : furthest.get(line - 1)! + 1

const isFromAbove = (line: number, cost: number, furthest: ReadonlyMap<number, number>): boolean =>
  line === -cost || (line !== cost && furthest.get(line - 1)! < furthest.get(line + 1)!)

/** Goes the shortest way back, and notes which words both have. */
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
