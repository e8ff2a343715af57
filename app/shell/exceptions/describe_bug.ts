/** What the log keeps of a bug. Not the message: a database's error repeats the statement with the values of people in it. */
export function describeBug(error: unknown): { name: string; code: string | null; at: string[] } {
  if (!(error instanceof Error)) return { name: typeof error, code: null, at: [] }
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return { name: error.name, code: (error as { code?: string }).code ?? null, at: frames.map((frame) => frame.trim()) }
}
