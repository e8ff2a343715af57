import type { PlannedCase } from './plan.js'
import { agreementsOf, NOTICE } from './wording.js'

const SHOWN = 180

/** The page of a case in the form of the site. */
export function caseHtml(plan: PlannedCase): string {
  const { court, proceeding, number, neun } = plan
  return [
    '<html><head><meta http-equiv="Content-Type" content="text/html; charset=UTF-8"></head><body>',
    `<!-- ${NOTICE} --><span id="lblNombreOrgano">${court.name} - ${proceeding}</span>`,
    `<span id="lblNEUN">${neun}</span><span id="lblNoExpedienteAsignado">${number}</span><span id="lblNoControlOCC"></span>`,
    `<div id="pnlVista"><div class="accordionHeader"><span>*****</span></div>${panelOf(plan)}</div>`,
    `<table id="grvAcuerdos">${rowsOf(plan)}</table></body></html>`,
  ].join('')
}

/** Whole summaries of the acuerdos that the page cuts, by their order. */
export function summariesOf(plan: PlannedCase): Record<string, string> {
  const cut = agreementsOf(plan).map(({ text }, place) => ({ text, order: String(place + 1) }))
  return Object.fromEntries(
    cut
      .filter(({ text }) => text.length > SHOWN)
      .map(({ text, order }) => [
        `sintesis.${order}`,
        `<span id="lblNoExp">${plan.number}</span><span id="lblAcuerdo">${text}</span>`,
      ])
  )
}

function panelOf({ about, court, filedOn, decidedOn, outcome }: PlannedCase): string {
  return [
    section('Datos Generales', [['Fecha  presentación', slashed(filedOn)]]),
    section('Actos Reclamados', [
      ['Actos reclamados', about.act],
      ['Actos reclamados específicos', about.detail],
      ['Materia (amparo indirecto)', court.subject],
      ['Sub Materia', about.branch],
    ]),
    section('Sentencia', [
      ['Fecha sentencia', slashed(decidedOn)],
      ['Sentido sentencia o resolución que puso fin al juicio', outcome],
    ]),
  ].join('')
}

function section(title: string, entries: string[][]): string {
  const rows = entries.map(([label, value]) => `<tr><td>${label}</td><td>${value}</td></tr>`).join('')
  return `<table class="div_principal"><tr class="colapsable_vc"><td colspan="2">${title}</td></tr>${rows}</table>`
}

function rowsOf(plan: PlannedCase): string {
  const rows = agreementsOf(plan).map(({ on, text }, place) => {
    const id = `grvAcuerdos_ctl${String(place + 2).padStart(2, '0')}_`
    const call = `DoVerAcuerdo(${plan.court.id},${place + 1},${plan.neun},1,&quot;${slashed(on)}&quot;,&quot;${slashed(on)}&quot;,&quot;${plan.number}&quot;)`
    const shown = text.length > SHOWN ? `${text.slice(0, SHOWN)} ...` : text
    const dashed = slashed(on).replaceAll('/', '-')
    return `<tr><td><span id="${id}lblContenido">${place + 1}</span></td><td>${dashed}</td><td>Principal</td><td>${dashed}</td><td>${shown}</td><td><a href="javascript:${call}">Ver síntesis</a></td></tr>`
  })
  return rows.join('')
}

const slashed = (isoDate: string) => isoDate.split('-').reverse().join('/')
