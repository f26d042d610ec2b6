/** Runs in the page: the camera shows the outline of a person. Chrome's fake camera shows a test picture. */
export function showFigure(): void {
  const devices = navigator.mediaDevices;
  const open = devices.getUserMedia.bind(devices);
  devices.getUserMedia = async (wanted) => {
    const stream = await open(wanted);
    const [camera] = stream.getVideoTracks();
    if (!camera) return stream;
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
    const context = canvas.getContext('2d')!;
    const draw = () => {
      context.fillStyle = '#cfd8d3';
      context.fillRect(0, 0, 640, 480);
      context.fillStyle = '#5b4a63';
      context.beginPath();
      context.ellipse(320, 480, 190, 170, 0, 0, 2 * Math.PI);
      context.fill();
      context.fillStyle = '#b98b6f';
      context.beginPath();
      context.ellipse(320, 235, 78, 98, 0, 0, 2 * Math.PI);
      context.fill();
    };
    setInterval(draw, 100);
    stream.removeTrack(camera);
    stream.addTrack(canvas.captureStream(10).getVideoTracks()[0]!);
    return stream;
  };
}
