/**
 * A typed list to which modules contribute and which one page shows. Imports only go down the tiers, so what shows the parts
 * (home, timeline, palette …) knows no module: each module adds its own in its `module.ts`. Of one whose
 * parts are drawn in the browser the name is part of the type: what its parts load is known there by it (`contents.ts`).
 */
export class Registry<Part extends { key: string; order?: number }, Name extends string = string> {
  readonly #parts = new Map<string, Part>()

  constructor(readonly name: Name) {}

  /** Adds a part. Two parts with one key are a bug. */
  add(part: Part): void {
    if (this.#parts.has(part.key)) throw new Error(`${this.name} already has a part «${part.key}»`)
    this.#parts.set(part.key, part)
  }

  /** All parts, by `order` and then by key. */
  all(): Part[] {
    return [...this.#parts.values()].sort((a, b) => (a.order ?? 0) - (b.order ?? 0) || a.key.localeCompare(b.key))
  }

  find(key: string): Part | undefined {
    return this.#parts.get(key)
  }
}
