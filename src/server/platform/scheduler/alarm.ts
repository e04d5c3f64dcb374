/** A sleep that can be cut short. A ring that comes while nobody sleeps ends the next sleep at once. */
export function createAlarm() {
  let isRung = false
  let end = () => {}
  return {
    ring() {
      isRung = true
      end()
    },
    /** Returns after this many milliseconds, or when it rings. */
    async wait(milliseconds: number): Promise<void> {
      if (!isRung)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds)
          end = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      isRung = false
    },
  }
}
