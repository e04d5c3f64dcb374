/**
 * Takes from a picture's file everything but the picture, without touching a pixel. Throws when the file ends too early
 * or is not built as its format says.
 */
export type Strip = (file: Buffer) => Stripped

export interface Stripped {
  /** The picture alone. */
  bytes: Buffer
  /** Whatever came behind its end. */
  tail: Buffer
}

/** A place for the pieces that are kept, one behind the other. In one go: a hostile file has millions of them. */
export function createOutput(size: number) {
  const buffer = Buffer.alloc(size)
  let length = 0
  return {
    add(piece: Buffer) {
      length += piece.copy(buffer, length)
    },
    get length() {
      return length
    },
    bytes: () => buffer.subarray(0, length),
  }
}
export type Output = ReturnType<typeof createOutput>
