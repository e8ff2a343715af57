/** The three kinds of loading of the specification (§7): the bar of a navigation, the veil of a form, the spinner of a button. */
export type BlockType = 'global' | 'form' | 'button'

/** Counts what is loading, by kind and path. */
export class LoadingState {
  readonly #counts = new Map<string, number>()
  readonly #listeners = new Set<() => void>()

  begin(blockType: BlockType, path: string): void {
    this.#change(`${blockType} ${path}`, 1)
  }

  end(blockType: BlockType, path: string): void {
    this.#change(`${blockType} ${path}`, -1)
  }

  /** Whether anything of this kind is loading, from this path or from any. */
  isLoading(blockType: BlockType, path?: string): boolean {
    if (path !== undefined) return this.#counts.has(`${blockType} ${path}`)
    return [...this.#counts.keys()].some((key) => key.startsWith(`${blockType} `))
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #change(key: string, by: number): void {
    const count = (this.#counts.get(key) ?? 0) + by
    if (count > 0) this.#counts.set(key, count)
    else this.#counts.delete(key)
    this.#listeners.forEach((tell) => tell())
  }
}

export const loading = new LoadingState()
