/** Why nothing is shown. */
export function NoScreen({ title, lead }: { title: string; lead: string }) {
  return (
    <main className="page entrance">
      <h1>{title}</h1>
      <p role="alert">{lead}</p>
    </main>
  );
}
