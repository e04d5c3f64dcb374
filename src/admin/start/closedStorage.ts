/** In-memory `Storage`; entries are own properties, as in the browser's. */
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

/** If the browser blocks storage (all cookies blocked), an in-memory storage replaces it for the life of the page. */
for (const name of ['localStorage', 'sessionStorage'] as const)
  try {
    void window[name]
  } catch {
    Object.defineProperty(window, name, { value: new MemoryStorage(), configurable: true })
  }

export {}
