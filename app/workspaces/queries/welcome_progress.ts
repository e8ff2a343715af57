import { welcomeSteps, type Viewer } from '#app/core/contributions/registries'

export interface WelcomeProgress {
  steps: { key: string; isDone: boolean }[]
  /** The first step that is not done; null when all are. */
  next: string | null
}

/** How far a person is on the way into their firm. */
export async function welcomeProgress(viewer: Viewer): Promise<WelcomeProgress> {
  const steps: WelcomeProgress['steps'] = []
  for (const step of welcomeSteps.all()) steps.push({ key: step.key, isDone: !(await step.pending(viewer)) })
  return { steps, next: steps.find(({ isDone }) => !isDone)?.key ?? null }
}

/** The step to show: the one asked for, as long as those before it are done; else the first that is not; `done` after the last. */
export function stepToShow({ steps, next }: WelcomeProgress, requested: unknown): string {
  const reached = next === null ? steps.length : steps.findIndex(({ key }) => key === next)
  const position = steps.findIndex(({ key }) => key === requested)
  return position >= 0 && position <= reached ? steps[position]!.key : (next ?? 'done')
}
