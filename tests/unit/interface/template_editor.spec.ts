import { test } from '@japa/runner'
import { isTaken } from '../../../inertia/components/forms/list_items.js'
import { dropField, dropSection, problemsOf, stepField } from '../../../inertia/features/matter_templates/editor.js'
import { nestFields, templateInitial, typedOf } from '../../../inertia/features/template_fields/inputs.js'
import { rfcProblem } from '../../../inertia/features/template_fields/rfc.js'
import type { TemplateField, TemplateSection } from '../../../inertia/features/template_fields/types.js'

const field = (key: string, part: Partial<TemplateField> = {}): TemplateField => ({
  key,
  label: key,
  type: 'text',
  required: false,
  placeholder: null,
  help: null,
  options: [],
  ...part,
})

const sections = (): TemplateSection[] => [
  { key: 'one', title: 'Uno', fields: [field('a'), field('b')] },
  { key: 'two', title: 'Dos', fields: [field('c')] },
]

const order = (of: TemplateSection[]) => of.map(({ fields }) => fields.map(({ key }) => key).join('')).join('|')

test.group('Template editor', () => {
  test('moves a field step by step and into the next section', ({ assert }) => {
    assert.equal(order(stepField(sections(), 'a', 1)), 'ba|c')
    assert.equal(order(stepField(sections(), 'b', 1)), 'a|bc')
    assert.equal(order(stepField(sections(), 'c', -1)), 'abc|')
    const start = sections()
    assert.strictEqual(stepField(start, 'a', -1), start)
    assert.strictEqual(stepField(start, 'nobody', 1), start)
  })

  test('drops an item in place of another or at the end of a section', ({ assert }) => {
    assert.equal(order(dropField(sections(), 'c', 'a')), 'cab|')
    assert.equal(order(dropField(sections(), 'a', 'b')), 'ba|c')
    assert.equal(order(dropField(sections(), 'a', 'two')), 'b|ca')
    assert.equal(order(dropSection(sections(), 'two', 'one')), 'c|ab')
    assert.equal(order(dropField(sections(), 'a', 'nothing')), 'ab|c')
  })

  test('recognises an existing option regardless of accents, case and blanks', ({ assert }) => {
    assert.isTrue(isTaken(['Vía ordinaria'], ' via  ORDINARIA'))
    assert.isFalse(isTaken(['Vía ordinaria'], 'Vía ordinaria', 0))
  })

  test('shows errors by the path that the server reports', ({ assert }) => {
    const wrong = [{ key: 'one', title: ' ', fields: [field('a', { label: '' }), field('b', { type: 'choice' })] }]
    assert.deepEqual(problemsOf(wrong), {
      'sections.0.title': 'matter_templates.problem.section',
      'sections.0.fields.0.label': 'matter_templates.problem.label',
      'sections.0.fields.1.options': 'matter_templates.fields.need_options',
    })
    assert.deepEqual(problemsOf(sections()), {})
  })
})

test.group('Template fields in a form', () => {
  const definition = { stages: [], slots: {}, sections: sections() }

  test('are sent apart from the other fields, without those of a discarded template', ({ assert }) => {
    const data = { 'title': 'T', 'fields.a': 'x', 'fields.zzz': 'old' }
    assert.deepEqual(nestFields(data, definition), { title: 'T', fields: { a: 'x' } })
    assert.deepEqual(nestFields(data, null), { title: 'T', fields: {} })
  })

  test('start with stored values in input format', ({ assert }) => {
    assert.equal(typedOf(field('m', { type: 'money' }), 1_250_050), '12500.50')
    assert.equal(typedOf(field('y', { type: 'yes_no' }), false), 'no')
    assert.deepEqual(typedOf(field('c', { type: 'choices' }), undefined), [])
    assert.deepEqual(templateInitial(definition, { a: 'x' }), { 'fields.a': 'x', 'fields.b': '', 'fields.c': '' })
  })

  test('warn of a wrong check digit in a complete RFC only', ({ assert }) => {
    assert.isFalse(rfcProblem('GODE561231GR8'))
    assert.isTrue(rfcProblem('gode 561231-gr7'))
    assert.isFalse(rfcProblem('GODE56'))
  })
})
