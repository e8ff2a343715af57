interface Spanning {
  left: number
  text: string
}

/** Builds lines of text from the cells of tables and what stands around them. */
export class TableText {
  readonly #lines: string[] = []
  #around = ''
  #row: string[] = []
  /** Cells of rows above that reach down, by column. */
  #spanning = new Map<number, Spanning>()
  #depth = 0
  #cell = ''
  #rows = 1
  #columns = 1

  get isInCell(): boolean {
    return this.#depth > 0
  }

  say(text: string): void {
    if (this.#depth > 0) this.#cell += text
    else this.#around += text
  }

  /** Where a table begins or ends. */
  edge(): void {
    if (this.#depth > 0) return
    this.#spanning.clear()
    this.#around += '\n'
  }

  beginCell(rows: number, columns: number): void {
    this.#depth += 1
    // A table within a cell is read as text of it.
    if (this.#depth > 1) return void (this.#cell += ' ')
    if (this.#row.length === 0) this.#flush()
    this.#cell = ''
    this.#rows = rows
    this.#columns = columns
  }

  endCell(): void {
    if (this.#depth === 0) return
    this.#depth -= 1
    if (this.#depth > 0) return
    this.#fill()
    const text = this.#cell.replace(/\s+/g, ' ').trim()
    for (let at = 0; at < this.#columns; at++) {
      if (this.#rows > 1) this.#spanning.set(this.#row.length, { left: this.#rows - 1, text: at === 0 ? text : '' })
      this.#row.push(at === 0 ? text : '')
    }
  }

  endRow(): void {
    if (this.#depth > 0) return void (this.#cell += ' ')
    if (this.#row.length === 0) return this.#flush()
    this.#fill()
    this.#lines.push(this.#row.join('\t'))
    this.#row = []
  }

  end(): string {
    if (this.#depth > 0) {
      this.#depth = 1
      this.endCell()
    }
    this.endRow()
    this.#flush()
    return this.#lines.join('\n')
  }

  /** Cells from above that stand at the next places of the row. */
  #fill(): void {
    for (let spanning = this.#next(); spanning; spanning = this.#next()) {
      const column = this.#row.length
      this.#row.push(spanning.text)
      if (spanning.left > 1) this.#spanning.set(column, { ...spanning, left: spanning.left - 1 })
      else this.#spanning.delete(column)
    }
  }

  #next = (): Spanning | undefined => this.#spanning.get(this.#row.length)

  #flush(): void {
    if (this.#around.trim() !== '') this.#lines.push(this.#around)
    this.#around = ''
  }
}
