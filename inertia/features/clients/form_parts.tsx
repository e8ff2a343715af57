import { Suspense, type ComponentType } from 'react'
import { lazily } from '~/components/feedback/lazily'

/** What another module says about the client that is typed, such as conflicts of interest. */
export type ClientFormPartProps = { clientId: number | null; name: string; rfc: string; curp: string }

const modules = import.meta.glob<{ default: ComponentType<ClientFormPartProps> }>('../*/client_form_part.tsx')
const PARTS = Object.entries(modules).map(([path, load]) => ({ path, Part: lazily(load) }))

/** What the other modules say, under the fields that identify the client. */
export function ClientFormParts(props: ClientFormPartProps) {
  return PARTS.map(({ path, Part }) => (
    <Suspense key={path} fallback={null}>
      <Part {...props} />
    </Suspense>
  ))
}
