import type { Database } from '../../database/connect-database.ts';

export type ListedRequest = {
  readonly orderNumber: string;
  readonly product: string;
  readonly supplier: string;
  readonly date: string;
  readonly time: string | null;
  readonly spots: number;
  readonly answerUntil: Date;
};

/** Bookings that wait for an answer, the most urgent first. */
export async function listRequests({ pool }: Pick<Database, 'pool'>): Promise<ListedRequest[]> {
  const { rows } = await pool.query<ListedRequest>(
    `select b.order_number as "orderNumber", b.quote ->> 'name' as product, s.name as supplier,
       b.quote ->> 'date' as date, b.quote ->> 'time' as time, b.spots, b.answer_until as "answerUntil"
     from bookings b join organisations s on s.id = b.supplier_id
     where b.state = 'on_request' order by b.answer_until, b.order_number`,
  );
  return rows;
}
