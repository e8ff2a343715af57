import { Registry } from '#app/core/contributions/registry'
import type { Viewer } from '#app/core/contributions/registries'

/** A panel beside a document of the library, drawn by `key`. `load` returns null when it has nothing to say to this person; what it returns is JSON. */
export interface AnalysisPanel {
  key: string
  order?: number
  load(viewer: Viewer, documentId: number): Promise<object | null>
}

export const analysisPanels = new Registry<AnalysisPanel>('analysis')
