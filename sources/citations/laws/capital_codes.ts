/** The codes of the federal capital that were law in the whole country: `title as cited: [other titles]`. */
export const CAPITAL_CODES: Record<string, string[]> = {
  'Código Civil para el Distrito Federal en Materia Común y para toda la República en Materia Federal': [
    'Código Civil para el Distrito Federal en Materia del Fuero Común y para toda la República en Materia Federal',
    'Código Civil del Distrito Federal en Materia Común y para toda la República en Materia Federal',
  ],
  'Código Civil para el Distrito y Territorios Federales en Materia Común y para toda la República en Materia Federal':
    [],
  'Código Penal para el Distrito Federal en Materia de Fuero Común y para toda la República en Materia de Fuero Federal':
    [
      'Código Penal para el Distrito Federal en Materia del Fuero Común y para toda la República en Materia de Fuero Federal',
      'Código Penal para el Distrito Federal en Materia de Fuero Común y para toda la República en Materia Federal',
      'Código Penal para el Distrito Federal en Materia del Fuero Común y para toda la República en Materia del Fuero Federal',
      'Código Penal para el Distrito Federal en Materia Común y para toda la República en Materia Federal',
    ],
  'Código Penal para el Distrito y Territorios Federales en Materia de Fuero Común y para toda la República en Materia de Fuero Federal':
    [
      'Código Penal para el Distrito y Territorios Federales en Materia del Fuero Común y para toda la República en Materia del Fuero Federal',
      'Código Penal para el Distrito y Territorios Federales en Materia del Fuero Común y para toda la República en Materia de Fuero Federal',
      'Código Penal para el Distrito y Territorios Federales en Materia Común y para toda la República en Materia Federal',
    ],
}
