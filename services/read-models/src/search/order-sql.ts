/** Conditions and order of a statement, without their keywords. */
export interface OrderSql {
  readonly where: string
  readonly orderBy: string
}
