import db from '@adonisjs/lucid/services/db'
import { SYSTEM } from '#app/core/audit/author'
import type User from '#app/accounts/models/user'
import type { Json } from '#app/core/contributions/registries'
import { applyTemplate } from '#app/matter_templates/actions/apply_template'
import MatterSheet from '#app/matter_templates/models/matter_sheet'
import MatterTemplate from '#app/matter_templates/models/matter_template'
import Matter from '#app/matters/models/matter'
import type Workspace from '#app/workspaces/models/workspace'
import { DEMO_TEMPLATE_DEADLINES } from './demo_template_deadlines.js'
import { DEMO_TEMPLATES, type DemoTemplate } from './demo_templates.js'

/** A matter of the demo that was made with a template of the firm, and what it answered. Fictitious. */
const USED = {
  template: 'Amparo indirecto',
  matter: 'Amparo contra la clausura de «La Galatea»',
  answers: {
    'Quejoso': 'Operadora Gastronómica La Galatea, S.A. de C.V.',
    'Carácter': 'Directo agraviado',
    'Acto reclamado': 'Orden y ejecución de la clausura total temporal del establecimiento.',
    'Autoridad ordenadora': 'Alcaldía Cuauhtémoc',
    'Fecha de notificación o conocimiento': '2026-10-29',
    '¿Se pide suspensión?': true,
    'Tipo de suspensión': 'A petición de parte',
    'Garantía fijada': 4_500_000,
  } as Record<string, string | boolean | number>,
}

/** Fills the operators' catalogue, gives the firm of the demo two templates of its own and makes a matter with one, unless they are there. */
export async function seedTemplates(workspace: Workspace, owner: User): Promise<void> {
  const known = await MatterTemplate.reachedBy({ userId: owner.id, workspaceId: workspace.id })
  const missing = (scope: string, title: string) => !known.some((each) => each.scope === scope && each.title === title)
  for (const template of DEMO_TEMPLATES.filter(({ title }) => missing('catalogue', title))) {
    await MatterTemplate.create({ ...row(template), scope: 'catalogue', workspaceId: null })
  }
  const own = DEMO_TEMPLATES.filter(({ title }) => [USED.template, 'Divorcio incausado'].includes(title))
  for (const template of own.filter(({ title }) => missing('firm', title))) {
    const fields = { ...row(template, { deadlines: false }), workspaceId: workspace.id, editedById: owner.id }
    await MatterTemplate.create({ ...fields, scope: 'firm' })
  }
  await seedUse(workspace, owner)
  await addDeadlines(workspace, own)
}

/** A template with the deadlines that it proposes, or only with what it expects to be notified. */
function row({ stages, sections, ...fields }: DemoTemplate, { deadlines } = { deadlines: true }) {
  const all = DEMO_TEMPLATE_DEADLINES.get(fields.title)
  const docket = all && (deadlines ? all : { ...all, deadlines: [] })
  const slots: Record<string, Json> = docket ? { docket } : {}
  const definition = { stages, sections, slots }
  return { ...fields, definition, userId: null, hidden: false, version: 1 }
}

/** The firm has its templates propose deadlines only after one was used: in that matter the demo writes its own, whose days are those of a court. */
async function addDeadlines(workspace: Workspace, own: DemoTemplate[]): Promise<void> {
  for (const template of own.filter(({ title }) => DEMO_TEMPLATE_DEADLINES.has(title))) {
    const kept = await MatterTemplate.query()
      .where({ scope: 'firm', workspaceId: workspace.id, title: template.title, version: 1 })
      .first()
    await kept?.merge({ definition: row(template).definition, version: 2 }).save()
  }
}

async function seedUse(workspace: Workspace, owner: User): Promise<void> {
  const viewer = { userId: owner.id, workspaceId: workspace.id }
  const template = await MatterTemplate.reachedBy(viewer).where({ scope: 'firm', title: USED.template }).firstOrFail()
  const matter = await Matter.in(workspace).where('title', USED.matter).first()
  const used = await MatterSheet.in(workspace).where('template_id', template.id).first()
  if (!matter || used) return
  const fields = template.definition.sections.flatMap((section) => section.fields)
  const answered = fields.filter(({ label }) => USED.answers[label] !== undefined)
  const values = Object.fromEntries(answered.map(({ key, label }) => [key, USED.answers[label]!]))
  await db.transaction((trx) => applyTemplate(trx, matter, { template, values, author: SYSTEM }))
}
