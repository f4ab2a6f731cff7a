export default function Screen() {
  return <main><h1>ui-kit</h1></main>;
}
