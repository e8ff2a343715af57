import type { Say } from '#app/core/console/say'

/** Where progress is shown: a terminal, or a file or pipe that gets a line now and then. */
export interface Screen {
  isTTY?: boolean
  columns?: number
  write(text: string): unknown
}

const BAR_CELLS = 24
const REDRAW_MS = 100
const LINE_EVERY_MS = 5_000

interface Options {
  label: string
  say: Say
  screen: Screen
  /** Milliseconds, of a clock that only goes forward. */
  now: () => number
}

/** How far long work has come: a bar that redraws itself on a terminal, plain lines elsewhere. */
export class ProgressLine {
  #options: Options
  #startedAt: number
  #shownAt: number
  #isDrawn = false
  /** How much there is to do; null while nobody knows. */
  total: number | null = null

  constructor(options: Options) {
    this.#options = options
    this.#startedAt = this.#shownAt = options.now()
  }

  /** Shows it, unless it was shown a moment ago. `detail` follows on plain lines. */
  show(seen: number, detail = ''): void {
    const { screen, now } = this.#options
    if (now() - this.#shownAt < (screen.isTTY ? REDRAW_MS : LINE_EVERY_MS)) return
    this.#shownAt = now()
    if (!screen.isTTY) return void screen.write(`${[this.#text(seen), detail].filter(Boolean).join('; ')}\n`)
    const width = screen.columns ?? 80
    screen.write(`\r\u001B[2K${`${this.#bar(seen)}${this.#text(seen)}`.slice(0, width - 1)}`)
    this.#isDrawn = true
  }

  /** Takes the bar away, so that lines can follow. */
  clear(): void {
    if (this.#isDrawn) this.#options.screen.write('\r\u001B[2K')
    this.#isDrawn = false
  }

  #bar(seen: number): string {
    if (!this.total) return ''
    const cells = Math.min(BAR_CELLS, Math.round((seen / this.total) * BAR_CELLS))
    return `${'█'.repeat(cells)}${'░'.repeat(BAR_CELLS - cells)} `
  }

  #text(seen: number): string {
    const { label: kind, say, now } = this.#options
    const rate = seen / Math.max(0.001, (now() - this.#startedAt) / 1000)
    const parts = [
      this.total === null
        ? say('commands.progress.reading', { kind, seen })
        : say('commands.progress.of', { kind, seen, total: this.total }),
      say('commands.progress.rate', { rate: rate < 10 ? Math.round(rate * 10) / 10 : Math.round(rate) }),
    ]
    if (this.total && seen > 0) parts.push(say('commands.progress.left', { time: spanOf((this.total - seen) / rate) }))
    return parts.join(' · ')
  }
}

/** A length of time in few words that both languages share: `8 s`, `3 min 20 s`, `2 h 5 min`. */
export function spanOf(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  if (whole < 60) return `${whole} s`
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${whole % 60} s`
  return `${Math.floor(whole / 3600)} h ${Math.floor((whole % 3600) / 60)} min`
}
