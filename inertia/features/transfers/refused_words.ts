import { CallRefused } from '~/features/shell/requests/requests'

/** What the server said of a refused form or change. */
export function refusedWords(problem: unknown): string | undefined {
  if (!(problem instanceof CallRefused)) return undefined
  const { errors } = (problem.answer ?? {}) as { errors?: { message: string }[] }
  return errors?.[0]?.message
}
