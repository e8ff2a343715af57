import Matter, { type MatterViewer } from '#app/matters/models/matter'

const MAX_STAGES = 50

/** Stages at which matters of the firm are that somebody sees, most used first. */
export async function listStages(viewer: MatterViewer): Promise<string[]> {
  const used = (await Matter.seenBy(viewer)
    .where('matters.archived', 0)
    .whereNotNull('matters.stage')
    .groupBy('matters.stage')
    .orderByRaw('count(*) desc, matters.stage')
    .limit(MAX_STAGES)
    .select('matters.stage')
    .pojo<{ stage: string }>()) as { stage: string }[]
  return used.map(({ stage }) => stage)
}
