import type { BuiltInRoleKey } from '#app/workspaces/actions/found_workspace'

/** The same for everybody in the demo; the demo listens on loopback. */
export const DEMO_PASSWORD = 'foja-demo-2026'

export interface DemoPerson {
  /** As the demo prints it. */
  role: 'owner' | 'lawyer' | 'assistant' | 'client' | 'operator'
  name: string
  email: string
  /** The role in the firm; none for a client and an operator. */
  memberRole: BuiltInRoleKey | null
}

/** Fictitious people of a fictitious firm. */
export const DEMO_PEOPLE: DemoPerson[] = [
  { role: 'owner', name: 'Mariana Ibarra Lozano', email: 'mariana@ibarralozano.example', memberRole: 'owner' },
  { role: 'lawyer', name: 'Diego Arriaga Peña', email: 'diego@ibarralozano.example', memberRole: 'lawyer' },
  { role: 'assistant', name: 'Sofía Cárdenas Ruelas', email: 'sofia@ibarralozano.example', memberRole: 'reader' },
  { role: 'client', name: 'Renata Olvera Macías', email: 'renata@lagalatea.example', memberRole: null },
  { role: 'operator', name: 'Operación Foja', email: 'operacion@foja.example', memberRole: null },
]
