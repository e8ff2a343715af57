import { test } from '@japa/runner'
import {
  clientPanels,
  clientTabs,
  matterPanels,
  matterTabs,
  type ClientTabContents,
  type HomePanelContents,
  type MatterTabContents,
} from '../../../.adonisjs/client/parts.js'
import type { PartLoaders } from '../../../inertia/features/parts.js'
import type { ClientTabProps } from '../../../inertia/features/clients/client_parts.js'
import type { MatterTabProps } from '../../../inertia/features/matters/matter_parts.js'
import * as ofClients from '#app/clients/client_parts'
import * as ofMatters from '#app/matters/matter_parts'

type MatterTabs = PartLoaders<MatterTabContents, Omit<MatterTabProps<'notes'>, 'content'>>
type ClientTabs = PartLoaders<ClientTabContents, Omit<ClientTabProps<'history'>, 'content'>>

/** What the compiler refuses, and must go on refusing: `tsc -p inertia` fails when one of these is allowed. */
export const allowed: MatterTabs = matterTabs
// @ts-expect-error the component of notes does not draw what the module of documents loads
export const anotherContent: MatterTabs = { ...matterTabs, documents: matterTabs.notes }
// @ts-expect-error a tab of which the client has no component
export const missing: ClientTabs = { history: clientTabs.history }
// @ts-expect-error the tab of the parties is sent no such thing
export type NotSent = MatterTabContents['parties']['nothing']
// @ts-expect-error no module adds such a panel
export type NoPanel = HomePanelContents['nothing']

test.group('What modules add to a page', () => {
  const keys = (registry: { all(): { key: string }[] }) => registry.all().map(({ key }) => key)

  test('has a component in the client for every tab and panel of a matter', ({ assert }) => {
    assert.sameMembers(keys(ofMatters.matterTabs), Object.keys(matterTabs))
    assert.sameMembers(keys(ofMatters.matterPanels), Object.keys(matterPanels))
  })

  test('has a component in the client for every tab and panel of a client', ({ assert }) => {
    assert.sameMembers(keys(ofClients.clientTabs), Object.keys(clientTabs))
    assert.sameMembers(keys(ofClients.clientPanels), Object.keys(clientPanels))
  })
})
