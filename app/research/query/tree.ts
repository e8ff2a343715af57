import type { Leaf, Token } from './tokens.js'

/** What a text says, before its words are understood. */
export type Node =
  | { kind: 'leaf'; leaf: Leaf }
  | { kind: 'field'; written: string; range: string | null; leaf: Leaf }
  | { kind: 'near'; distance: number; leaves: Leaf[] }
  | { kind: 'and'; nodes: Node[] }
  | { kind: 'or'; nodes: Node[] }
  | { kind: 'not'; node: Node }

const DEEPEST = 8

/**
 * Reads tokens into a tree: NEAR binds tighter than OR, OR tighter than what simply stands side by side. Operators without their terms are told to `ignore`
 * and left out; brackets that have no counterpart, and those too deep, count for nothing.
 */
export function treeOf(tokens: Token[], ignore: (written: string) => void): Node {
  return new Reader(tokens, ignore).group(0)
}

class Reader {
  #place = 0

  constructor(
    private tokens: Token[],
    private ignore: (written: string) => void
  ) {}

  group(depth: number): Node {
    const nodes: Node[] = []
    for (let token = this.#next(); token !== undefined; token = this.#next()) {
      if (token.kind === 'close') {
        this.#place++
        if (depth > 0) break
        continue
      }
      const node = this.#either(depth)
      if (node) nodes.push(node)
    }
    return { kind: 'and', nodes }
  }

  #next(ahead = 0): Token | undefined {
    return this.tokens[this.#place + ahead]
  }

  /** One term, or alternatives; null when an operator stands where a term should. */
  #either(depth: number): Node | null {
    const first = this.#near(depth)
    const nodes = first ? [first] : []
    for (let token = this.#next(); token?.kind === 'or' || token?.kind === 'and'; token = this.#next()) {
      this.#place++
      const other = token.kind === 'or' && nodes.length > 0 && !isNot(nodes.at(-1)!) ? this.#operand(depth) : null
      if (other) nodes.push(other)
      else if (token.kind === 'and' && nodes.length > 0 && this.#beginsTerm()) break
      else this.ignore(token.written)
    }
    return nodes.length > 1 ? { kind: 'or', nodes } : (nodes[0] ?? null)
  }

  /** What an OR is followed by; null (and nothing read) when it is no term, or one that is excluded. */
  #operand(depth: number): Node | null {
    return this.#beginsTerm() && this.#next()?.kind !== 'not' ? this.#near(depth) : null
  }

  #beginsTerm(): boolean {
    const kind = this.#next()?.kind
    return kind !== undefined && !['or', 'and', 'near', 'close'].includes(kind)
  }

  #near(depth: number): Node | null {
    const first = this.#single(depth)
    if (this.#next()?.kind !== 'near') return first
    const leaves = first?.kind === 'leaf' && first.leaf.kind !== 'prefix' ? [first.leaf] : []
    let distance = Infinity
    for (let token = this.#next(); token?.kind === 'near'; token = this.#next()) {
      const following = this.#next(1)
      this.#place++
      if (leaves.length > 0 && (following?.kind === 'word' || following?.kind === 'phrase')) {
        leaves.push(following)
        distance = Math.min(distance, token.distance)
        this.#place++
      } else this.ignore(token.written)
    }
    return leaves.length > 1 ? { kind: 'near', distance, leaves } : first
  }

  #single(depth: number): Node | null {
    const token = this.#next()
    if (token === undefined || token.kind === 'close') return null
    if (token.kind === 'or' || token.kind === 'and') return null
    this.#place++
    if (token.kind === 'near') return this.#told(token.written)
    if (token.kind === 'not') return this.#excluded(token.written, depth)
    if (token.kind === 'open') return depth < DEEPEST ? this.group(depth + 1) : null
    if (token.kind === 'field') return this.#field(token)
    return { kind: 'leaf', leaf: token }
  }

  #excluded(written: string, depth: number): Node | null {
    while (this.#next()?.kind === 'not') this.#place++
    const node = this.#beginsTerm() ? this.#single(depth) : null
    if (node === null && written !== '-') this.ignore(written)
    return node && { kind: 'not', node }
  }

  #field({ written, range }: Extract<Token, { kind: 'field' }>): Node | null {
    const leaf = this.#next()
    if (leaf?.kind !== 'word' && leaf?.kind !== 'phrase' && leaf?.kind !== 'prefix') return this.#told(`${written}:`)
    this.#place++
    return { kind: 'field', written, range, leaf }
  }

  #told(written: string): null {
    this.ignore(written)
    return null
  }
}

function isNot({ kind }: Node): boolean {
  return kind === 'not'
}
