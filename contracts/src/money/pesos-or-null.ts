import { pesosFromCentavos } from './pesos-from-centavos.ts'

/** An amount as the pesos of the wire; one that is not known stays null. */
export function pesosOrNull(centavos: number | null): number | null {
  return centavos === null ? null : pesosFromCentavos(centavos)
}
