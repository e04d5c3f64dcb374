/** Keeps its entries as its own properties, as the browser's storage does. */
class MemoryStorage {
  [key: string]: unknown
  getItem(key: string) {
    return Object.hasOwn(this, key) ? this[key] : null
  }
  setItem(key: string, value: string) {
    this[key] = String(value)
  }
  removeItem(key: string) {
    delete this[key]
  }
}

/** Where the browser closes its storage (all cookies blocked), what would be in it lasts as long as the page. */
for (const name of ['localStorage', 'sessionStorage'] as const)
  try {
    void window[name]
  } catch {
    Object.defineProperty(window, name, { value: new MemoryStorage(), configurable: true })
  }

export {}
